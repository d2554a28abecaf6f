import { SubmitButton } from '@/components/ui/form/submit-button'
import { TextInput } from '@/components/ui/form/text-input'
import { defineTexts } from '@/lib/language/define-texts'
import { localHref } from '@/lib/language/local-href'

const texts = defineTexts('places.street-form', { submit: 'Show the records' })

export function StreetForm({ name, value, label }: { name: string; value: string; label: string }) {
  return (
    <form action={localHref('/places')} className="mb-8 flex flex-wrap items-end gap-x-4 print:hidden">
      <input type="hidden" name={name} value={value} />
      <div className="min-w-0 flex-1 basis-72">
        <TextInput
          name="street"
          label={label}
          autoComplete="street-address"
          maxLength={200}
          enterKeyHint="search"
        />
      </div>
      <div className="mb-5">
        <SubmitButton>{texts.submit}</SubmitButton>
      </div>
    </form>
  )
}
