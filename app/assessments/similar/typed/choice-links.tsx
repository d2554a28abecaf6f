import { LinkItems } from '@/components/ui/link-items'
import type { AssessmentsUrl } from '../../url'
import type { SimilarChoice } from '../look-up'
import { replaceTyped, type TypedField, typedHref } from './typed-addresses'

interface Props {
  choices: readonly SimilarChoice[]
  url: AssessmentsUrl
  field: TypedField
  /** The typed line that several homes match. */
  line: string
}

/** Each link puts the label of one home in place of the address that several homes have. */
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
