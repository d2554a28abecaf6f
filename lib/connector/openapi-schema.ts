import type { JsonSchema } from './schema'

/** A rendered schema and its own definitions as components, every reference pointing to where it now stands. */
export function toComponents(name: string, rendered: JsonSchema): Record<string, JsonSchema> {
  const {
    $schema,
    $defs = {},
    ...root
  } = JSON.parse(JSON.stringify(rendered), (key, value) =>
    key === '$ref' && typeof value === 'string' ? relocate(name, value) : value,
  ) as JsonSchema
  const definitions = Object.entries($defs as Record<string, JsonSchema>)
  return {
    [name]: root,
    ...Object.fromEntries(definitions.map(([key, schema]) => [definitionName(name, key), schema])),
  }
}

const definitionName = (name: string, key: string) => `${name}.${key.replaceAll(/[^\w.-]/g, '_')}`

function relocate(name: string, reference: string): string {
  if (reference === '#') return `#/components/schemas/${name}`
  const [, key, rest = ''] = /^#\/\$defs\/([^/]+)(.*)$/.exec(reference) ?? []
  if (key) return `#/components/schemas/${definitionName(name, key)}${rest}`
  return reference.replace(/^#\//, `#/components/schemas/${name}/`)
}
