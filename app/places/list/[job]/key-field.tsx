import { TextInput } from '@/components/ui/form/text-input'

const texts = {
  label: 'Key of this list',
  hint: 'The page showed it to the maker of the list.',
}

export const KeyField = () => (
  <TextInput name="key" label={texts.label} hint={texts.hint} autoComplete="off" />
)
