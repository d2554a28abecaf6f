const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  // An XML reader turns an unescaped carriage return into a line feed.
  '\r': '&#13;',
}

// XML cannot contain control characters or lone surrogates, not even escaped.
const impossible = /(?![\t\n\r])[\p{Cc}\p{Cs}\uFFFE\uFFFF]/gu

/** For a text or for an attribute in double quotes. */
export const escapeXml = (text: string): string =>
  text.replace(impossible, '\uFFFD').replace(/[&<>"\r]/g, (sign) => entities[sign] ?? sign)
