import { z } from '@/components/ui/form/zod'
import type { ExplorerField } from './field'

export function toQuery(
  fields: readonly ExplorerField[],
  textOf: (control: string) => string | null | undefined,
): URLSearchParams {
  const query = new URLSearchParams()
  for (const field of fields) {
    const text = textOf(field.control) ?? ''
    const value = field.kind === 'text' ? text : text.trim()
    if (value !== '') query.set(field.name, field.kind === 'list' ? toJsonList(value, field) : value)
  }
  return query
}

function toJsonList(text: string, { numericItems }: ExplorerField): string {
  if (text.startsWith('[') && isJson(text)) return text
  const entries = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  return JSON.stringify(numericItems ? entries.map(toNumberIfOne) : entries)
}

const toNumberIfOne = (text: string) => (Number.isFinite(Number(text)) ? Number(text) : text)

export function toParams(
  fields: readonly ExplorerField[],
  textOf: (control: string) => string | null | undefined,
): Record<string, unknown> {
  const query = toQuery(fields, textOf)
  return Object.fromEntries(
    fields.flatMap((field) => {
      const text = query.get(field.name)
      return text === null ? [] : [[field.name, toValue(field, text)]]
    }),
  )
}

function toValue({ kind, choices }: ExplorerField, text: string): unknown {
  const isPlain = kind === 'text' ? !/^[[{]/.test(text) : !choices.every(isJson)
  return isPlain || !isJson(text) ? text : JSON.parse(text)
}

const shapes = {
  number: 'enter a number, such as 12 or -0.5.',
  json: 'enter JSON, such as {"name": 1}.',
} as const

export const formSchema = (fields: readonly ExplorerField[]) =>
  z.object(Object.fromEntries(fields.map((field) => [field.control, fieldSchema(field)])))

function fieldSchema({ name, kind, required }: ExplorerField) {
  const text = z.string().refine((text) => !required || text.trim() !== '', `${name}: enter a value.`)
  if (kind !== 'number' && kind !== 'json') return text
  return text.refine((text) => text.trim() === '' || isJson(text.trim()), `${name}: ${shapes[kind]}`)
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
