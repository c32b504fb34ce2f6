const drawn =
  '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"><rect width="1600" height="1200" fill="#dbe7f1"/>' +
  '<circle cx="800" cy="460" r="210" fill="#e8b98f"/><path d="M380 1200q60-480 420-480t420 480z" fill="#35506b"/></svg>';

/** Data URL of a drawn person, as a photo. */
export const samplePhoto = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
