import { createContext } from 'react'
import { type DeskState, startingState } from './desk-state'

interface AtDesk {
  state: DeskState
  press: (form: FormData) => void
  isPending: boolean
}

/** Provides the result of the last submit to the forms, which the server renders without it. */
export const DeskContext = createContext<AtDesk>({
  state: startingState,
  press: () => {},
  isPending: false,
})
