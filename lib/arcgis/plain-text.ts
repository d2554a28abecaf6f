/** Publishers' texts contain line breaks and stray HTML, sometimes an end tag without its start tag. */
export const toPlainText = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
