import { LocateButton } from '@/components/ui/form/locate-button'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { formatPoint } from '@/lib/url-state'
import { type GroundUrl, groundHref } from './url'

const texts = {
  form: 'Find a place',
  label: 'Address or coordinates',
  hint: 'For example 1905 W 1st St, Gulf Shores, AL 36542, or 41.9 -95.1.',
  submit: 'Find',
}

interface Props {
  url: GroundUrl
  error: string | undefined
}

/** The browser sends it itself. */
export function GroundForm({ url, error }: Props) {
  const { q, at } = url
  const isStart = !q && !at
  const asked = q ?? (at ? formatPoint(at).replace(',', ', ') : undefined)
  return (
    <section aria-label={texts.form} className="mb-6 max-w-3xl print:hidden">
      <form action="/ground" key={groundHref(url)}>
        <TextInput
          name="q"
          label={texts.label}
          hint={isStart ? texts.hint : undefined}
          error={error}
          {...(asked ? { defaultValue: asked } : {})}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={300}
        />
        <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
          <SubmitButton>{texts.submit}</SubmitButton>
          <LocateButton path="/ground" />
        </div>
      </form>
    </section>
  )
}
