import { LinkItems } from '@/components/ui/link-items'
import type { AssessmentsUrl } from '../../url'
import type { HomeChoice } from '../look-up'
import { replaceTyped, type TypedField, typedHref } from './typed-addresses'

interface Props {
  choices: readonly HomeChoice[]
  url: AssessmentsUrl
  field: TypedField
  /** The typed line that matches several homes. */
  line: string
}

/** Each link replaces the typed address in the URL by the label of one of its homes. */
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
