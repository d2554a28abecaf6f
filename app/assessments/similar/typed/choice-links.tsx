import { LinkItems } from '@/components/ui/link-items'
import type { AssessmentsUrl } from '../../url'
import type { SimilarChoice } from '../look-up'
import { replaceTyped, type TypedField, typedHref } from './typed-addresses'

interface Props {
  choices: readonly SimilarChoice[]
  url: AssessmentsUrl
  field: TypedField
  /** The typed line that matches several homes. */
  line: string
}

/** Each link replaces the address of several homes by the label of one home. */
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
