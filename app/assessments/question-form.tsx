import { placeOf } from '@/app/_lib/coverage/covered-places'
import type { FieldProblem } from '@/components/ui/form/error-summary'
import { Select } from '@/components/ui/form/select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { findSource } from '@/connectors/us-public-assessments/public'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { translate } from '@/lib/language/translate'
import type { AssessmentSource } from './fetch-assessments'
import { type AssessmentsUrlParams, assessmentsHref, questionOf, steps } from './url'

const texts = defineTexts('find.question-form', {
  q: 'Address of the home',
  qHint: 'House number, street, city and state. Add the unit of a condominium.',
  unit: 'Unit, if it has one',
  byNumber: 'I have only a parcel number, or want to choose the county',
  id: 'Parcel number',
  idHint: 'As on the tax bill or the assessment notice. With dashes or without.',
  idHintHere: (form: string) =>
    `As on the tax bill or the assessment notice. With dashes or without. Here: ${form}.`,
  source: 'County or state',
  sourceEmpty: 'Find it from the address',
  city: 'City or town',
  county: 'County',
  submit: 'Continue',
  off: (place: string) => `${place} (not set up here)`,
})

interface Props {
  url: AssessmentsUrlParams
  sources: readonly AssessmentSource[]
  problems?: readonly FieldProblem[]
}

/** The React key consists of the values, so that the browser's back button shows the earlier values. */
export function QuestionForm({ url, sources, problems = [] }: Props) {
  const errorOf = (field: string) => problems.find((problem) => problem.field === field)?.message
  const selectedSource = sources.find(({ id }) => id === url.source)
  return (
    <form
      action={localHref(steps.find)}
      key={assessmentsHref('find', questionOf(url))}
      className="mb-8 max-w-reading print:hidden"
    >
      <TextInput
        name="q"
        label={texts.q}
        hint={texts.qHint}
        error={errorOf('q')}
        defaultValue={url.q}
        autoComplete="address-line1"
        spellCheck={false}
        enterKeyHint="search"
      />
      {url.q !== undefined && (
        <TextInput name="unit" label={texts.unit} autoComplete="address-line2" width="short" />
      )}
      <details
        className="mb-5"
        open={Boolean(url.id || url.source || problems.some(({ field }) => field !== 'q'))}
      >
        <summary className="mb-3 inline-flex min-h-11 items-center text-accent underline underline-offset-[0.2em]">
          {texts.byNumber}
        </summary>
        <TextInput
          name="id"
          label={texts.id}
          hint={selectedSource ? texts.idHintHere(translate(selectedSource.parcelIdForm)) : texts.idHint}
          error={errorOf('id')}
          defaultValue={url.id}
          autoComplete="off"
          spellCheck={false}
        />
        <Select
          name="source"
          label={texts.source}
          empty={texts.sourceEmpty}
          error={errorOf('source')}
          options={sources.map((source) => ({ value: source.id, label: formatSourcePlace(source) }))}
          defaultValue={selectedSource?.id}
        />
        <NeededFields url={url} errorOf={errorOf} />
      </details>
      <SubmitButton>{texts.submit}</SubmitButton>
    </form>
  )
}

/** A source that is switched off remains in the list, because its result links to the official page. */
const formatSourcePlace = (source: AssessmentSource) =>
  source.status === 'enabled' ? placeOf(source) : texts.off(placeOf(source))

interface NeededProps {
  url: AssessmentsUrlParams
  errorOf: (field: string) => string | undefined
}

function NeededFields({ url, errorOf }: NeededProps) {
  const needs = findSource(url.source ?? '')?.needs
  const hints = {
    city: needs?.city && translate(needs.city),
    county: needs?.county && translate(needs.county),
  }
  const fields = (['city', 'county'] as const).filter((field) => url[field] || errorOf(field) || hints[field])
  return fields.map((field) => (
    <TextInput
      key={field}
      name={field}
      label={texts[field]}
      hint={errorOf(field) ? undefined : hints[field]}
      error={errorOf(field)}
      defaultValue={url[field]}
      autoComplete="off"
      width="medium"
    />
  ))
}
