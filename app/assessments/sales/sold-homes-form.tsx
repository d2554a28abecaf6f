import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextArea } from '@/components/ui/form/text-input'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'
import { SIMILAR_HOMES } from '../entries/entry-names'
import { HiddenFields } from '../hidden-fields'
import { type AssessmentsUrlParams, steps } from '../url'

const texts = defineTexts('sales.sold-homes', {
  label: 'Addresses of similar homes that were sold',
  hint: (most: number) =>
    `One a line, ${most} at most. Choose homes like yours. We look up the last sale of each in the roll.`,
  submit: 'Look up their sales',
})

interface Props {
  url: AssessmentsUrlParams
  days: string
}

export function SoldHomesForm({ url: { sold = '', ...rest }, days }: Props) {
  return (
    <form action={localHref(`${steps.evidence}#sales`)} className="mt-3 mb-5 print:hidden">
      <p className="mb-3">{days}</p>
      <HiddenFields url={rest} />
      <TextArea
        id="sold-homes"
        name="sold"
        label={texts.label}
        hint={texts.hint(SIMILAR_HOMES)}
        defaultValue={sold}
        rows={3}
      />
      <SubmitButton look="secondary">{texts.submit}</SubmitButton>
    </form>
  )
}
