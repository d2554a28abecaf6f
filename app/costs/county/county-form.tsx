import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { countyByFips } from '@/lib/geography/counties'
import { HiddenFields } from '../hidden-fields'
import type { CostsUrlParams } from '../url'
import { nameCounty } from './county-figures'

interface Props {
  url: CostsUrlParams
  error: string | undefined
}

const texts = {
  region: 'Choose a county',
  label: 'County, address or coordinates',
  hint: 'For example Denver County, CO.',
  submit: 'Find the county',
}

/** A search from the page of a county drops its series, because they belong to that county. */
export function CountyForm({ url, error }: Props) {
  const county = url.county === undefined ? undefined : countyByFips(url.county)
  const typed = url.place ?? (county && nameCounty(county))
  const series = county ? [] : url.series
  return (
    <section id="county" aria-label={texts.region} className="mb-4 max-w-3xl print:hidden">
      <form
        action="/costs"
        key={typed}
        className="flex flex-wrap items-end gap-x-3 gap-y-2 [&>div]:mb-0 [&>div]:grow [&>div]:basis-72"
      >
        <HiddenFields url={{ ...url, series, place: undefined, county: undefined, page: 1 }} />
        <TextInput
          name="place"
          label={texts.label}
          {...(typed ? {} : { hint: texts.hint })}
          error={error}
          defaultValue={typed ?? ''}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={300}
        />
        <SubmitButton>{texts.submit}</SubmitButton>
      </form>
    </section>
  )
}
