import 'server-only'
import { ButtonLink } from '@/components/ui/button'
import { readingScope } from '../read/reading-scope'
import { Act, type ActionButtonProps } from './action-button'

interface Props extends Omit<ActionButtonProps, 'question'> {
  question?: ActionButtonProps['question'] | undefined
}

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
