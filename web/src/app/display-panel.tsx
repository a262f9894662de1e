import { type RefObject, useLayoutEffect } from 'react'
import { placeMenu } from '#ui/menu.tsx'
import { DisplayChoices } from './display-choices.tsx'

type DisplayPanelProps = {
  isOpen: boolean
  trigger: RefObject<HTMLElement | null>
  panel: RefObject<HTMLElement | null>
}

/** What the menu "Theme and language" holds. It gives the menu its place, for only what is drawn has a size. */
export function DisplayPanel({ isOpen, trigger, panel }: DisplayPanelProps) {
  useLayoutEffect(() => {
    if (panel.current && trigger.current) placeMenu(panel.current, trigger.current, isOpen)
  }, [isOpen, panel, trigger])
  return <DisplayChoices />
}
