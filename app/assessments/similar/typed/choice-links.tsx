import { LinkItems } from '@/components/ui/link-items'
import type { AssessmentsUrlParams } from '../../url'
import type { HomeChoice } from '../look-up'
import { replaceTyped, type TypedField, typedHref } from './typed-addresses'

interface Props {
  choices: readonly HomeChoice[]
  url: AssessmentsUrlParams
  field: TypedField
  line: string
}

export function ChoiceLinks({ choices, url, field, line }: Props) {
  const links = choices.map(({ label }) => ({
    label,
    href: typedHref(url, field, replaceTyped(url[field], line, label)),
  }))
  return (
    <ul>
      <LinkItems links={links} />
    </ul>
  )
}
