import { createContext } from 'react'
import { type DeskState, startingState } from './desk-state'

interface AtDesk {
  state: DeskState
  press: (form: FormData) => void
  isPending: boolean
}

/** What the last press left behind, for the forms: the server draws them without knowing of it. */
export const DeskContext = createContext<AtDesk>({
  state: startingState,
  press: () => {},
  isPending: false,
})
