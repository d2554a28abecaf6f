/** Publishers' words hold line breaks and loose HTML, sometimes an end tag without its beginning. */
export const toPlainText = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
