import 'server-only'
import { ButtonLink } from '@/components/ui/button'
import { readingScope } from '../read/reading-scope'
import { Act, type ActProps } from './act'

interface Props extends Omit<ActProps, 'question'> {
  /** Left out: nothing that a press may ask, so the address alone leads there. */
  question?: ActProps['question'] | undefined
}

/** A press that asks something new. On a frozen copy it opens the live page instead. */
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
