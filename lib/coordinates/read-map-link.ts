const value = '([+-]?\\d{1,3}(?:\\.\\d{1,20})?)'

/** A marker first: the view's centre may lie elsewhere. */
const forms: readonly RegExp[] = [
  `!3d${value}!4d${value}`,
  `[?&]mlat=${value}&mlon=${value}(?:[&#]|$)`,
  `[?&](?:q|query|ll|center|daddr|sll)=(?:loc:)?${value},\\+?${value}(?:[&#,]|$)`,
  `@${value},${value}(?:,|$|/)`,
  `#map=\\d{1,2}(?:\\.\\d{1,4})?/${value}/${value}(?:[&/]|$)`,
].map((form) => new RegExp(form))

const geo = new RegExp(`^geo:${value},${value}(?:,[+-]?\\d{1,6}(?:\\.\\d{1,6})?)?(?:;.{0,200})?$`, 'i')

/** Latitude and longitude out of a map's address, a geo: link, or a bare "@39.7,-105,12z". */
export function readMapLink(text: string): { latitude: number; longitude: number } | 'no-point' | null {
  const plain = text.trim().slice(0, 4000).replaceAll(/%2C/gi, ',')
  const match = geo.exec(plain) ?? (isLink(plain) ? firstMatch(plain) : null)
  if (match) return { latitude: Number(match[1]), longitude: Number(match[2]) }
  return isLink(plain) || /^geo:/i.test(plain) ? 'no-point' : null
}

const isLink = (text: string): boolean => /^(?:https?:\/\/|www\.|maps\.|goo\.gl|@[+-]?\d)/i.test(text)

function firstMatch(text: string): RegExpExecArray | null {
  for (const pattern of forms) {
    const match = pattern.exec(text)
    if (match) return match
  }
  return null
}
