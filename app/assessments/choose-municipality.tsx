import { placeOf } from '@/app/covered-places'
import { ProblemNotice } from '@/components/provenance/problem-notice'
import { Provenance } from '@/components/provenance/provenance'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import type { Finding } from './find-home'
import { offerMunicipalities } from './municipality-options'
import { OfficialPage } from './official-page'
import { StepFrame } from './step-frame'
import { type AssessmentsUrl, assessmentsHref, questionOf, steps } from './url'

const texts = {
  title: 'Which local government assesses the home?',
  lead: (place: string) =>
    `${place} has a roll for each city, town and village, and the same street is in many of them.`,
  label: 'City, town or village',
  hint: 'The property tax bill names it.',
  likely: (city: string) =>
    `Chosen by the city in the address, ${city}. A home outside the city can have the same mailing address: check the property tax bill.`,
  empty: 'Choose one',
  submit: 'Continue',
  change: 'Change the question',
}

interface Props {
  url: AssessmentsUrl
  finding: Extract<Finding, { kind: 'choose-municipality' }>
}

/** One question more: in whose roll to look. A form the browser sends itself, with what was typed. */
export function ChooseMunicipality({ url, finding: { source, listed, told } }: Props) {
  const asked = { ...questionOf(url), source: source.id }
  return (
    <StepFrame step="find" title={texts.title} lead={texts.lead(placeOf(source))}>
      {listed.ok ? (
        <>
          <Choice asked={asked} told={told} listed={listed.data.municipalities} />
          <Provenance meta={listed.meta} />
        </>
      ) : (
        <ProblemNotice
          problem={listed.error}
          retry={assessmentsHref('find', asked)}
          stillStands={<OfficialPage source={source} />}
        />
      )}
      <p className="mb-4">
        <a href={assessmentsHref('question', asked)}>{texts.change}</a>
      </p>
    </StepFrame>
  )
}

interface ChoiceProps {
  asked: AssessmentsUrl
  told: Props['finding']['told']
  listed: Parameters<typeof offerMunicipalities>[0]
}

function Choice({ asked, told, listed }: ChoiceProps) {
  const { options, likely } = offerMunicipalities(listed, told)
  return (
    <form action={steps.find} className="mb-6 max-w-reading print:hidden">
      {(['q', 'id', 'source', 'city', 'county'] as const).map(
        (name) => asked[name] && <input key={name} type="hidden" name={name} value={asked[name]} />,
      )}
      <Select
        name="municipality"
        label={texts.label}
        hint={likely && told.city ? texts.likely(told.city) : texts.hint}
        empty={texts.empty}
        options={options}
        {...(likely ? { defaultValue: likely } : {})}
      />
      <Button>{texts.submit}</Button>
    </form>
  )
}
