import { createContext } from 'react'
import { type DeskState, startingState } from './desk-state'

interface AtDesk {
  state: DeskState
  press: (form: FormData) => void
  isPending: boolean
}

export const DeskContext = createContext<AtDesk>({
  state: startingState,
  press: () => {},
  isPending: false,
})
