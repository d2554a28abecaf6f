import type { JoinKeyKind, JoinKeyOutcome } from './look-up'

export interface JoinKeyResolution<K extends JoinKeyKind> {
  text: string
  isKey: boolean
  outcome?: JoinKeyOutcome<K>
}

export const matchOf = <K extends JoinKeyKind>({ outcome }: JoinKeyResolution<K>) =>
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

export function describeAnswer(
  kind: JoinKeyKind,
  { text, isKey, outcome }: JoinKeyResolution<JoinKeyKind>,
): string {
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
