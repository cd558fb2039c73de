/** About a hundred, in eight columns (public-site section 9). */
export const emojis = [
  '😀 😃 😄 😁 😆 😅 😂 🙂 😉 😊 😇 🥰 😍 😘 😋 😜 🤔 🤗 🤭 😐 😏 😌 😔 😴',
  '😷 🤒 😎 🤓 😕 😟 😮 😲 😳 🥺 😢 😭 😤 😠 😡 🤯 😱 👍 👎 👌 🤝 🙏 👏 🙌',
  '💪 👋 🤞 👉 👈 👆 👇 🤙 🤲 🔥 🎉 🎊 💯 ⭐ 🌟 ✨ 💡 ❓ ❗ ✅ ❌ 🔔 📌 📎',
  '📷 📦 🚢 🚚 🛫 🏭 🏪 🛒 💰 💵 💳 🧾 📄 📊 📅 ⏰ 🌍 👟 👕 👜 ⌚ 📱 🎧 💻',
  '🔋 🔌 🍳 🥄 🧹 🪑 🌴',
].flatMap((row) => row.split(' '));
