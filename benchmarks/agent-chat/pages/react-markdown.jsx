import { memo, useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import { thread } from './thread.mjs'

const plugins = [remarkGfm]

const Message = memo(function Message({ role, content }) {
  return (
    <article>{role === 'user' ? <p>{content}</p> : <Markdown remarkPlugins={plugins}>{content}</Markdown>}</article>
  )
})

let [asked, give] = [false, undefined]

/** As it is written by hand: a list in which only the message that grows is rendered anew. */
function Chat({ before }) {
  const [messages, setMessages] = useState(before)
  useEffect(() => {
    give = (delta) =>
      setMessages((all) => [...all.slice(0, -1), { ...all.at(-1), content: all.at(-1).content + delta }])
  }, [])
  function ask(event) {
    event.preventDefault()
    const question = new FormData(event.currentTarget).get('question')
    setMessages((all) => [
      ...all,
      { id: 'question', role: 'user', content: question },
      { id: 'reply', role: 'assistant', content: '' },
    ])
    asked = true
  }
  return (
    <section className="chat">
      <div className="messages">
        {messages.map((message) => (
          <Message key={message.id} role={message.role} content={message.content} />
        ))}
      </div>
      <form onSubmit={ask}>
        <textarea name="question" aria-label="Question" />
      </form>
    </section>
  )
}

globalThis.bench = {
  mount: (count) => createRoot(document.querySelector('#place')).render(<Chat before={thread(count)} />),
  asked: () => asked,
  give: (delta) => give(delta),
}
