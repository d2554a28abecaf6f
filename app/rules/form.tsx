import { ButtonLink } from '@/components/ui/button'
import { CheckboxGroup } from '@/components/ui/form/choice'
import { FormRow } from '@/components/ui/form/field'
import { Select, type SelectOption } from '@/components/ui/form/select'
import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { propertyAgencies } from './presets'
import { countFilters, orders, type RulesUrlParams, rulesHref, types } from './url'

const texts = {
  words: 'Words to look for',
  wordsHint:
    'Put a phrase in quotes: "flood insurance". Leave empty to see everything that fits the filters.',
  filters: 'Filter by agency, type and date',
  agencies: 'Agencies',
  other: 'Another agency',
  otherHint: 'Name or short name, such as FERC. Several with a semicolon between them. All names are in the',
  list: 'list of agencies (CSV)',
  types: 'Kinds of document',
  from: 'Published from',
  to: 'Published to',
  dayHint: 'For example 1/31/2024.',
  order: 'Order',
  submit: 'Search',
  clear: 'Start again',
}

const AGENCIES = '/export/federal-rulemaking/listAgencies.csv'

interface Props {
  url: RulesUrlParams
  errors: { q?: string; other?: string; from?: string; to?: string }
  typed: { from?: string; to?: string }
}

const optionsOf = (table: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(table).map(([value, label]) => ({ value, label }))

/** The form's React key is the page's URL, so that the browser's back button shows the earlier search. */
export function RulesForm({ url, errors, typed }: Props) {
  const offered = propertyAgencies.map(({ value }) => value)
  const others = url.agencies.filter((agency) => !offered.includes(agency))
  const isOpen = Object.keys(errors).some((field) => field !== 'q')
  const set = countFilters(url)
  const isAsked = Boolean(url.q) || set > 0
  return (
    <section aria-label="Search the Federal Register" className="mb-4 max-w-4xl print:hidden">
      <form action="/rules" key={rulesHref(url)}>
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2 [&>div]:mb-0 [&>div]:grow [&>div]:basis-72">
          <TextInput
            name="q"
            label={texts.words}
            {...(isAsked ? {} : { hint: texts.wordsHint })}
            error={errors.q}
            defaultValue={url.q}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={300}
          />
          <SubmitButton>{texts.submit}</SubmitButton>
          {(isAsked || isOpen) && <ButtonLink href="/rules">{texts.clear}</ButtonLink>}
        </div>
        <details open={isOpen} className="mb-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent">
            {texts.filters}
            {set > 0 && ` (${set} set)`}
          </summary>
          <div className="mt-3">
            <CheckboxGroup
              name="agency"
              label={texts.agencies}
              options={propertyAgencies}
              selected={url.agencies}
            />
            <TextInput
              name="other"
              label={texts.other}
              hint={
                <>
                  {texts.otherHint} <a href={AGENCIES}>{texts.list}</a>.
                </>
              }
              error={errors.other}
              defaultValue={others.join('; ')}
              autoComplete="off"
              spellCheck={false}
              maxLength={300}
            />
            <CheckboxGroup name="type" label={texts.types} options={optionsOf(types)} selected={url.types} />
            <FormRow>
              <Day name="from" label={texts.from} error={errors.from} value={typed.from ?? url.from} />
              <Day name="to" label={texts.to} error={errors.to} value={typed.to ?? url.to} />
              <Select name="order" label={texts.order} options={optionsOf(orders)} defaultValue={url.order} />
            </FormRow>
          </div>
        </details>
      </form>
    </section>
  )
}

interface DayProps {
  name: string
  label: string
  error: string | undefined
  value: string | undefined
}

function Day({ name, label, error, value }: DayProps) {
  return (
    <TextInput
      name={name}
      label={label}
      hint={texts.dayHint}
      error={error}
      defaultValue={value}
      autoComplete="off"
      spellCheck={false}
      maxLength={40}
    />
  )
}
