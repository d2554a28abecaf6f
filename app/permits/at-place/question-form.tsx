import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'

interface Props {
  typed: string | undefined
  error?: string | undefined
}

export function QuestionForm({ typed, error }: Props) {
  return (
    <section aria-label="Choose a place" className="mb-4 max-w-3xl print:hidden">
      <form
        action="/permits"
        key={typed}
        className="flex flex-wrap items-end gap-x-3 gap-y-2 [&>div]:mb-0 [&>div]:grow [&>div]:basis-72"
      >
        <TextInput
          name="q"
          label="Address or city"
          {...(typed ? {} : { hint: 'For example Chicago, IL, or 742 W Inkwell St, Chicago, IL.' })}
          error={error}
          defaultValue={typed ?? ''}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
        />
        <SubmitButton>Find permits</SubmitButton>
      </form>
    </section>
  )
}
