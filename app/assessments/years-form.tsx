import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import { KeptQuestion } from './kept-question'
import { type AssessmentsUrl, assessmentsHref, steps } from './url'

interface Props {
  url: AssessmentsUrl
  asked: readonly number[]
  wrong?: { typed: string; message: string }
}

export function YearsForm({ url, asked, wrong }: Props) {
  const { years: _, before: _before, after: _after, ...rest } = url
  const oldest = Math.min(...asked)
  return (
    <section aria-label="Other years" className="mb-6 max-w-reading print:hidden">
      <form action={steps.history} key={assessmentsHref('history', url)}>
        <KeptQuestion url={rest} />
        <TextInput
          name="years"
          label="Other years"
          hint={`Three at most, such as ${oldest - 1}, ${oldest - 2}, ${oldest - 3}.`}
          error={wrong?.message}
          defaultValue={wrong?.typed ?? asked.join(', ')}
          autoComplete="off"
          width="medium"
        />
        <Button look="secondary">Show these years</Button>
      </form>
    </section>
  )
}
