import { formatPlssId, type PlssId, parsePlssId } from '../plssid'

export interface IdentifierMatches {
  ids: PlssId[]
  aliquots: string[]
  lots: string[]
  rest: string
  broken?: string
}

const whole =
  /(?<![A-Z0-9])[A-Z]{2}\d{5}[0-3][NS]\d{3}[0-3][EW][0-9A-Z](?:(?:[A-Z]{2}(?:[0-9A-Z]{3}|\d{3,4}[0-9A-Z]|\d{2,3}[A-Z]\d)|SN\d{2})([AL][0-9A-Z]{1,12})?)?(?![A-Z0-9])/gi
const partial = /(?<![A-Z0-9])[A-Z]{2}\d{4,8}[NS]\d{2,6}[A-Z][0-9A-Z]{0,12}(?![A-Z0-9])/i

export function findIdentifiers(text: string): IdentifierMatches {
  const identifiers: IdentifierMatches = { ids: [], aliquots: [], lots: [], rest: text }
  const names = new Set<string>()
  for (const match of text.matchAll(whole)) {
    const part = match[1]?.toUpperCase() ?? ''
    const id = parsePlssId(match[0].slice(0, match[0].length - part.length))
    if (!id || names.has(formatPlssId(id))) continue
    names.add(formatPlssId(id))
    identifiers.ids.push(id)
    if (part.startsWith('A'))
      identifiers.aliquots.push(...(part.slice(1).match(/NE|NW|SE|SW|[NSEW]2/g) ?? []))
    else if (part !== '') identifiers.lots.push(part.slice(1).replace(/^0+/, ''))
  }
  if (identifiers.ids.length > 0) return { ...identifiers, rest: text.replace(whole, ' , ') }
  const broken = partial.exec(text)?.[0]
  return broken ? { ...identifiers, broken } : identifiers
}
