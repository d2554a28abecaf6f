import 'server-only'
import { ButtonLink } from '@/components/ui/button'
import { readingScope } from '../read/reading-scope'
import { Act, type ActProps } from './act'

interface Props extends Omit<ActProps, 'question'> {
  /** Left out: nothing that a press may ask, so the address alone leads there. */
  question?: ActProps['question'] | undefined
}

/** One intent that is not a view. On a page shown as it was seen it leads to the page of today. */
export function Press({ question, ...props }: Props) {
  const { href, look, children } = props
  if (!question || readingScope().replay)
    return (
      <ButtonLink href={href} {...(look ? { look } : {})}>
        {children}
      </ButtonLink>
    )
  return <Act question={question} {...props} />
}
