import { createContext } from 'react'
import { type DeskState, startingState } from './desk-state'

interface AtDesk {
  state: DeskState
  press: (form: FormData) => void
  isPending: boolean
}

/** Gives the result of the last submit to the forms. The server renders the forms without it. */
export const DeskContext = createContext<AtDesk>({
  state: startingState,
  press: () => {},
  isPending: false,
})
