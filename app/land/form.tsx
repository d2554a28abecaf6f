import { controlLook, describeControl, FieldError } from '@/components/ui/form/field'
import { LocateButton } from '@/components/ui/form/locate-button'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { formatPoint } from '@/lib/url-state'
import { type LandUrl, landHref } from './url'

const texts = {
  form: 'Find a place',
  label: 'Address, coordinates or legal description',
  hint: 'For example 1905 W 1st St, Gulf Shores, AL 36542, or 41.9 -95.1, or SW¼ NE¼ Sec. 14, T. 2 N., R. 3 E., Boise Meridian.',
  submit: 'Find',
  batch: 'Look up many points at once',
  batchShort: 'Many points',
}

interface Props {
  url: LandUrl
  error: string | undefined
}

const typing = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  enterKeyHint: 'search',
  maxLength: 1000,
} as const

const placeOf = ({ q, at, id }: LandUrl) => q ?? (at ? formatPoint(at).replace(',', ', ') : (id ?? ''))

/** A form the browser sends itself: Next's own would cost every visitor two kilobytes here. */
export function LandForm({ url, error }: Props) {
  return (
    <section aria-label={texts.form} className="mb-8 max-w-3xl print:hidden">
      <form action="/land" key={landHref(url)}>
        <TextInput name="q" label={texts.label} hint={texts.hint} error={error} {...typing} />
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

/** The same in one line above its answer: what was asked, to be changed in place. */
export function QuestionLine({ url, error }: Props) {
  const control = { name: 'q', label: texts.label, ...(error ? { error } : {}) }
  return (
    <section aria-label={texts.form} className="mb-4 print:hidden">
      <form action="/land" key={landHref(url)}>
        <label htmlFor="q" className="sr-only">
          {texts.label}
        </label>
        {error && <FieldError id="q">{error}</FieldError>}
        <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
          <input
            {...describeControl(control)}
            {...typing}
            type="text"
            defaultValue={placeOf(url)}
            className={`${controlLook} w-auto min-w-60 flex-1 lg:max-w-2xl`}
          />
          <SubmitButton>{texts.submit}</SubmitButton>
          <LocateButton path="/land" />
          <a href="/land/batch" className="inline-flex min-h-11 items-center">
            {texts.batchShort}
          </a>
        </div>
      </form>
    </section>
  )
}
