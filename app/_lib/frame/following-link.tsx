'use client'

import type { ComponentProps, SyntheticEvent } from 'react'

/** Follows the address bar, because a filter or a drawn box changes it without loading the frame again. */
export function FollowingLink({ href, ...rest }: ComponentProps<'a'>) {
  const follow = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    const { origin } = location
    const spanish = `${origin}/es`
    currentTarget.href =
      rest.lang === 'es' ? location.href.replace(origin, spanish) : location.href.replace(spanish, origin)
  }
  return <a href={href} {...rest} onFocus={follow} onPointerDown={follow} />
}
