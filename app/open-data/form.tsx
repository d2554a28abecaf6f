import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { type DatasetSearchUrlParams, searchHref } from './url'

const texts = {
  words: 'Words to look for',
  wordsHint: 'Building permits, code violations, parcels. Or the address of a data set’s page.',
  portal: 'Only this portal (optional)',
  portalHint: 'For example data.cityofchicago.org. Empty: all portals.',
  submit: 'Find data sets',
}

interface Props {
  url: DatasetSearchUrlParams
  errors: { q?: string | undefined; portal?: string | undefined }
}

/** The form's React key is the page's URL, so that the browser's back button shows the earlier search. */
export function SearchForm({ url, errors }: Props) {
  return (
    <section aria-label="Find data sets" className="mb-4 max-w-5xl print:hidden">
      <form
        action="/open-data"
        key={searchHref(url)}
        className="flex flex-wrap items-end gap-x-3 gap-y-2 [&>div]:mb-0 [&>div]:grow [&>div]:basis-72"
      >
        <TextInput
          name="q"
          label={texts.words}
          {...(url.q ? {} : { hint: texts.wordsHint })}
          error={errors.q}
          defaultValue={url.q ?? ''}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={500}
        />
        <TextInput
          name="portal"
          label={texts.portal}
          {...(url.q ? {} : { hint: texts.portalHint })}
          error={errors.portal}
          defaultValue={url.portal ?? ''}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          enterKeyHint="search"
          maxLength={500}
        />
        <SubmitButton>{texts.submit}</SubmitButton>
      </form>
    </section>
  )
}
