import type { search as english } from '../en/admin-search.ts';
import type { SameShape } from '../translate.ts';

export const search = {
  title: '搜索词',
  text: '如果买家使用的词在产品目录中没有，请在此填写目录中的叫法。下次搜索起生效。',
  add: '添加同义词',
  none: '该语言还没有自定义同义词。',
  language: '语言',
  word: '买家的说法',
  words: '目录中的叫法',
  wordsHint: '一个或多个词，用逗号分隔，例如：running shoes, sandals',
  missesTitle: '无结果的搜索',
  missesText: '该语言页面上的搜索，按次数从多到少排列。不记录搜索者。',
  missesNone: '所有搜索均有结果。',
  missWords: '搜索词',
  missCount: '次数',
  missLast: '最近一次',
  makeSynonym: '为其添加同义词',
  makeSynonymOf: '为“{words}”添加同义词',
  forget: '移出列表',
  forgetOf: '将“{words}”移出列表',
  forgotten: '已移出列表',
  forgetFailed: '移出列表失败',
  ownTitle: '自定义同义词',
  defaultsTitle: '内置同义词',
  defaultsText: '以下词可以互相找到：',
  kindsText: '以下词可以找到箭头后的内容：',
} as const satisfies SameShape<typeof english>;
