import { type ComponentType, lazy } from 'react'

/** A part that is not in the first view. It says so if it does not load. */
export const lazyPart = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  unreachable: string,
) =>
  lazy<ComponentType<Props>>(() =>
    load().catch(() => ({ default: () => <p role="status">{unreachable}</p> })),
  )
