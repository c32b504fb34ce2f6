/** A PDF of these objects, the first of which is its catalogue. */
export function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.7\n';
  const places = objects.map((body, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF`;
  return Buffer.from(`${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}${trailer}`, 'latin1');
}

const stream = (content: string, more = '') => `<<${more}/Length ${content.length}>>\nstream\n${content}\nendstream`;
const page = (contents: string, resources: string) =>
  `<</Type/Page/Parent 2 0 R/MediaBox[0 0 420 300]/Contents ${contents}/Resources<<${resources}>>>>`;

/** One page of Chinese in a font that readers must have themselves: 安全操作规程 in the code of GBK. */
export const chinesePdf = (): Buffer =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    page('4 0 R', '/Font<</F1 5 0 R>>'),
    stream('BT /F1 28 Tf 40 240 Td <b0b2c8abb2d9d7f7b9e6b3cc> Tj ET'),
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/GBK-EUC-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 2>>/FontDescriptor 7 0 R/DW 1000>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  ]);

/** A form that its maker's own reader alone draws; its page says so. */
export const xfaPdf = (): Buffer =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R/NeedsRendering true/AcroForm<</Fields[]/XFA 6 0 R>>>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    page('4 0 R', '/Font<</F1 5 0 R>>'),
    stream('BT /F1 12 Tf 40 240 Td (Please wait... This form requires Adobe Reader 8 or higher.) Tj ET'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    stream(
      '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><template xmlns="http://www.xfa.org/schema/xfa-template/3.3/"><subform name="f" layout="tb"><pageSet><pageArea><contentArea w="200mm" h="280mm"/><medium short="210mm" long="297mm"/></pageArea></pageSet></subform></template></xdp:xdp>',
    ),
  ]);

/** Two pages, the drawing of the second cannot be read. */
export const tornPdf = (): Buffer =>
  pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R 6 0 R]/Count 2>>',
    page('4 0 R', '/Font<</F1 5 0 R>>'),
    stream('BT /F1 12 Tf 40 240 Td (One) Tj ET'),
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    page('7 0 R', '/XObject<</X 8 0 R>>'),
    stream('/X Do'),
    stream(
      'torn',
      '/Type/XObject/Subtype/Image/Width 40/Height 40/ColorSpace/DeviceRGB/BitsPerComponent 8/Filter/DCTDecode',
    ),
  ]);
