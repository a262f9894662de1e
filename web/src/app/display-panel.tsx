import { type RefObject, useLayoutEffect } from 'react'
import { placeMenu } from '#ui/menu.tsx'
import { DisplayChoices } from './display-choices.tsx'

type DisplayPanelProps = {
  isOpen: boolean
  trigger: RefObject<HTMLElement | null>
  panel: RefObject<HTMLElement | null>
}

/** The content of the menu "Theme and language". It positions the menu, because only rendered content has a size. */
export function DisplayPanel({ isOpen, trigger, panel }: DisplayPanelProps) {
  useLayoutEffect(() => {
    if (panel.current && trigger.current) placeMenu(panel.current, trigger.current, isOpen)
  }, [isOpen, panel, trigger])
  return <DisplayChoices />
}
