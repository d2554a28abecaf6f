import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { floridaCounties } from '@/lib/florida/counties'
import { ANY_COUNTY, pageHref } from './url'

const texts = {
  county: 'County',
  none: 'Choose a county',
  id: 'Parcel number',
  hint: 'As on the tax bill or the appraiser’s page, for example 082S305005000002. Letters, dots, spaces and zeros in front are part of it.',
  submit: 'Find the parcel',
}

interface Props {
  slug?: string | undefined
  typed: string
  errors?: { county?: string | undefined; id?: string | undefined }
}

const options = floridaCounties.map(({ slug, name }) => ({ value: slug, label: name }))

/** One form for every county: the page that is asked leads on to the right one. */
export function FindForm({ slug, typed, errors = {} }: Props) {
  return (
    <form
      action={pageHref({ slug: slug ?? ANY_COUNTY })}
      aria-label="Find a parcel"
      key={`${slug} ${typed}`}
      className="mb-8 max-w-xl print:hidden"
    >
      <Select
        name="county"
        label={texts.county}
        error={errors.county}
        options={options}
        defaultValue={slug ?? ''}
        empty={texts.none}
      />
      <TextInput
        name="id"
        label={texts.id}
        hint={texts.hint}
        error={errors.id}
        defaultValue={typed}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={240}
      />
      <Button>{texts.submit}</Button>
    </form>
  )
}
