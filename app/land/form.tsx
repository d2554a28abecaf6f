import { LocateButton } from '@/components/ui/form/locate-button'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { type LandUrl, landHref } from './url'

const texts = {
  label: 'Address, coordinates or legal description',
  hint: 'For example 1905 W 1st St, Gulf Shores, AL 36542, or 41.9 -95.1, or SW¼ NE¼ Sec. 14, T. 2 N., R. 3 E., Boise Meridian.',
  submit: 'Find',
  batch: 'Look up many points at once',
}

/** A form the browser sends itself: Next's own would cost every visitor two kilobytes here. */
export function LandForm({ url, error }: { url: LandUrl; error: string | undefined }) {
  return (
    <section aria-label="Find a place" className="mb-8 max-w-3xl print:hidden">
      <form action="/land" key={landHref(url)}>
        <TextInput
          name="q"
          label={texts.label}
          hint={texts.hint}
          error={error}
          defaultValue={url.q ?? ''}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={1000}
        />
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <SubmitButton>{texts.submit}</SubmitButton>
          <LocateButton path="/land" />
          <a href="/land/batch" className="inline-flex min-h-11 items-center">
            {texts.batch}
          </a>
        </div>
      </form>
    </section>
  )
}
