import { type ComponentType, lazy } from 'react'

const texts = { unreachable: 'This part did not load. Reload the page to try again.' }

export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  unreachable = texts.unreachable,
) =>
  lazy<ComponentType<Props>>(() =>
    load().catch(() => ({ default: () => <p role="status">{unreachable}</p> })),
  )
