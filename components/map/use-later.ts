import { useEffect, useState } from 'react'

export function useLater<T>(later: Promise<T> | undefined, before: T): T {
  const [value, setValue] = useState(before)
  useEffect(() => {
    let isCurrent = true
    later?.then((arrived) => {
      if (isCurrent) setValue(arrived)
    })
    return () => {
      isCurrent = false
    }
  }, [later])
  return value
}
