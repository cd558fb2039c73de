/** About a hundred emoji, shown in eight columns (docs/specification/chat.md#widget). */
export const emojis = [
  '😀 😃 😄 😁 😆 😅 😂 🙂 😉 😊 😇 🥰 😍 😘 😋 😜 🤔 🤗 🤭 😐 😏 😌 😔 😴',
  '😷 🤒 😎 🤓 😕 😟 😮 😲 😳 🥺 😢 😭 😤 😠 😡 🤯 😱 👍 👎 👌 🤝 🙏 👏 🙌',
  '💪 👋 🤞 👉 👈 👆 👇 🤙 🤲 🔥 🎉 🎊 💯 ⭐ 🌟 ✨ 💡 ❓ ❗ ✅ ❌ 🔔 📌 📎',
  '📷 📦 🚢 🚚 🛫 🏭 🏪 🛒 💰 💵 💳 🧾 📄 📊 📅 ⏰ 🌍 👟 👕 👜 ⌚ 📱 🎧 💻',
  '🔋 🔌 🍳 🥄 🧹 🪑 🌴',
].flatMap((row) => row.split(' '));
