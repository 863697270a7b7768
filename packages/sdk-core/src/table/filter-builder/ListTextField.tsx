import { useState } from 'react'
import { TextField, type TextFieldProps } from '../../ui/text-field/TextField'

interface ListTextFieldProps extends Omit<TextFieldProps, 'value' | 'onValueChange'> {
  readonly texts: readonly string[]
  readonly split: (text: string) => readonly string[]
  readonly join: (texts: readonly string[]) => string
  readonly onTexts: (texts: readonly string[]) => void
}

/** Several values as one text, as it was typed for as long as it says the same. */
export function ListTextField({ texts, split, join, onTexts, ...rest }: ListTextFieldProps) {
  const [typed, setTyped] = useState(() => join(texts))
  const read = split(typed)
  const isSame = read.length === texts.length && read.every((each, place) => each === texts[place])
  return (
    <TextField
      {...rest}
      value={isSame ? typed : join(texts)}
      onValueChange={(text) => {
        setTyped(text)
        onTexts(split(text))
      }}
    />
  )
}
