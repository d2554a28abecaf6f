import type { Definition } from '@/components/ui/definition'
import type { Block } from './packet-document'

export const definitionBlocks = (definitions: readonly Definition[]): Block[] =>
  definitions.map(({ term, meaning, source }) => ({
    kind: 'text',
    text: `${term}: ${meaning}${source ? ` Source: ${source.name}` : ''}`,
  }))
