import { TextInput } from '@/components/ui/form/text-input'
import { parseAmount } from './format-entry'
import type { OwnerEntries } from './stored-entries'

export const amountIn = (entries: OwnerEntries, name: string): number | null =>
  parseAmount(entries[name] ?? '')

interface Props {
  fields: readonly { name: string; label: string }[]
  entries: OwnerEntries
  noAmount: string
}

export const AmountFields = ({ fields, entries, noAmount }: Props) =>
  fields.map(({ name, label }) => (
    <TextInput
      key={name}
      name={name}
      label={label}
      error={(entries[name] ?? '').trim() !== '' && amountIn(entries, name) === null ? noAmount : undefined}
      inputMode="decimal"
      autoComplete="off"
    />
  ))
