import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ModelText } from './model-text.tsx'

it('draws what a model wrote as text: nothing in it becomes a link, a picture or a frame', () => {
  const text = '![x](https://evil.example/p.png) <img src=x> [y](//evil.example) https://evil.example/'
  const { container } = render(<ModelText text={text} leftOut={0} isWriting={false} />)
  expect(container.querySelectorAll('a, img, iframe, [src], [href]')).toHaveLength(0)
  expect(container.textContent).toContain(text)
})
