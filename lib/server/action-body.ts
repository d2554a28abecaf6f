import type { IncomingHttpHeaders } from 'node:http'

/**
 * Accepts plain values, forms, and references to objects of the body. React's encoding allows more, but our
 * pages do not send more, and Next responds 500 to a reference without a target.
 */
export async function isActionBody(body: Uint8Array, headers: IncomingHttpHeaders): Promise<boolean> {
  const contentType = headers['content-type'] ?? ''
  try {
    if (!isMultipart(contentType)) return areArguments(new Map([['0', Buffer.from(body).toString()]]))
    const form = await new Response(new Uint8Array(body), {
      headers: { 'content-type': contentType },
    }).formData()
    return headers['next-action'] === undefined ? isPlainForm(form) : isScriptedForm(form)
  } catch {
    return false
  }
}

export const isMultipart = (contentType: string): boolean => /^multipart\/form-data\b/i.test(contentType)

function isScriptedForm(form: FormData): boolean {
  const names = [...form.keys()]
  const forms = new Set(names.flatMap((name) => /^_(\d+)_/.exec(name)?.[1] ?? []))
  return (
    names.every((name) => /^(\d+$|_\d+_)/.test(name)) && areArguments(partsOf(form, /^(\d+)$/), { forms })
  )
}

function isPlainForm(form: FormData): boolean {
  const names = [...form.keys()]
  const bound = names.flatMap((name) => /^\$ACTION_REF_(\d+)$/.exec(name)?.[1] ?? [])
  return (
    names.length > 0 &&
    bound.every((id) => {
      const parts = partsOf(form, new RegExp(`^\\$ACTION_${id}:(\\d+)$`))
      const { id: action, bound: values } = JSON.parse(parts.get('0') ?? '')
      parts.delete('0')
      return typeof action === 'string' && values === '$@1' && areArguments(parts, { first: '1' })
    })
  )
}

function partsOf(form: FormData, pattern: RegExp): Map<string, string> {
  const parts = new Map<string, string>()
  for (const [name, value] of form) {
    const number = pattern.exec(name)?.[1]
    if (number === undefined) continue
    if (typeof value !== 'string' || parts.has(number)) throw new TypeError('A part is one text')
    parts.set(number, value)
  }
  return parts
}

const DEEPEST = 32
const plainWord = /^\$(\$|(undefined|NaN|-?Infinity|-0)$)/

interface Shape {
  first?: string
  forms?: ReadonlySet<string>
}

function areArguments(
  texts: ReadonlyMap<string, string>,
  { first = '0', forms = new Set() }: Shape = {},
): boolean {
  const parts = new Map([...texts].map(([number, text]): [string, unknown] => [number, JSON.parse(text)]))
  const walked = new Set<unknown>()

  function isPlain(value: unknown, depth: number): boolean {
    if (typeof value === 'string') {
      if (!value.startsWith('$') || plainWord.test(value)) return true
      return isForm(value) || walked.has(targetOf(value))
    }
    if (!(value instanceof Object)) return true
    const isFine =
      depth < DEEPEST &&
      Object.entries(value).every(([name, each]) => name !== '__proto__' && isPlain(each, depth + 1))
    walked.add(value)
    return isFine
  }

  const isForm = (value: string) => value.startsWith('$K') && forms.has(toNumber(value.slice(2)))

  /**
   * React writes a repeated object as a path to its first occurrence. `walked` has only complete objects, so
   * a cycle is refused.
   */
  function targetOf(reference: string): unknown {
    const [number = '', ...path] = reference.slice(1).split(':')
    const start = parts.get(toNumber(number))
    return path.reduce<unknown>(
      (value, name) =>
        value instanceof Object && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined,
      start,
    )
  }

  return Array.isArray(parts.get(first)) && [...parts.values()].every((part) => isPlain(part, 0))
}

const toNumber = (hexadecimal: string) => String(Number.parseInt(hexadecimal, 16))
