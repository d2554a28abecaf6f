import type { ExplorerField } from './field'

/** What the form holds as the query of a GET: empty is absent, a list is one JSON value. */
export function toQuery(
  fields: readonly ExplorerField[],
  read: (control: string) => string | null | undefined,
): URLSearchParams {
  const query = new URLSearchParams()
  for (const field of fields) {
    const text = read(field.control) ?? ''
    const value = field.kind === 'text' ? text : text.trim()
    if (value !== '') query.set(field.name, field.kind === 'list' ? toJsonList(value, field) : value)
  }
  return query
}

/** One entry a line; a JSON array is taken as it stands. */
function toJsonList(text: string, { numericItems }: ExplorerField): string {
  if (text.startsWith('[') && isJson(text)) return text
  const entries = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return JSON.stringify(numericItems ? entries.map(toNumberIfOne) : entries)
}

const toNumberIfOne = (text: string) => (Number.isFinite(Number(text)) ? Number(text) : text)

/** What can be said before asking; whether the values are right, the method itself says. */
export function checkText(field: ExplorerField, text: string): string | undefined {
  const given = text.trim()
  if (given === '') return field.required ? `${field.name}: enter a value.` : undefined
  if (field.kind === 'number' && !isJson(given)) return `${field.name}: enter a number, such as 12 or -0.5.`
  if (field.kind === 'json' && !isJson(given)) return `${field.name}: enter JSON, such as {"name": 1}.`
  return undefined
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
