import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import type { ListedBuildingFeedCity } from '../fetch-permits'

interface Props {
  market: ListedBuildingFeedCity
  property?: string | undefined
  error?: string | undefined
}

export function PropertyForm({ market, property, error }: Props) {
  const parcel = market.parcelForm ? `, a parcel number (${market.parcelForm})` : ''
  return (
    <form
      action="/permits"
      key={property}
      className="mb-4 flex max-w-3xl flex-wrap items-end gap-x-3 gap-y-2 print:hidden [&>div]:mb-0 [&>div]:grow [&>div]:basis-72"
    >
      <input type="hidden" name="market" value={market.market} />
      <TextInput
        name="property"
        label={`Property in ${market.city}`}
        {...(property ? {} : { hint: `A street address${parcel}, or words of a record.` })}
        error={error}
        defaultValue={property ?? ''}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
      />
      <SubmitButton>Show its records</SubmitButton>
    </form>
  )
}
