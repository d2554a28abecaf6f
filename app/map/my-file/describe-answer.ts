import type { KeyKind, LookUpOutcome } from './look-up'

export interface KeyAnswer<K extends KeyKind> {
  text: string
  isKey: boolean
  outcome?: LookUpOutcome<K>
}

export const matchOf = <K extends KeyKind>({ outcome }: KeyAnswer<K>) =>
  outcome?.kind === 'found' ? outcome.found : undefined

const words = {
  found: 'Found',
  several: (names: readonly string[]) => `Several: ${names.join('; ')}`,
  failed: (why: string) => `We could not ask: ${why}`,
  empty: 'Empty',
  unreadable: {
    address: 'Not a whole address',
    parcel: 'Not a parcel number',
    lot: 'Not a county with a parcel number',
  },
  open: 'Not looked up',
}

export function describeAnswer(kind: KeyKind, { text, isKey, outcome }: KeyAnswer<KeyKind>): string {
  switch (outcome?.kind) {
    case undefined:
      if (text === '') return words.empty
      return isKey ? words.open : words.unreadable[kind]
    case 'found':
      return words.found
    case 'none':
      return outcome.why
    case 'several':
      return words.several(outcome.names)
    case 'failed':
      return words.failed(outcome.why)
  }
}
