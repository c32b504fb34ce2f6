/** Key of a category of courses or exams: letters and digits alone, at most 32; empty for none [CO-01]. */
export const categoryKeyForm = /^[A-Za-z0-9]{0,32}$/;
