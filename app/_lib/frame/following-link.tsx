'use client'

import type { ComponentProps, SyntheticEvent } from 'react'

/** Follows the address bar, because a filter or a drawn box changes it without loading the frame again. */
export function FollowingLink({ href, ...rest }: ComponentProps<'a'>) {
  const follow = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
    const { origin } = location
    const path = location.href.slice(origin.length)
    currentTarget.href = origin + (rest.lang === 'es' ? `/es${path}` : path.replace(/^\/es\b/, ''))
  }
  return <a href={href} {...rest} onFocus={follow} onPointerDown={follow} />
}
