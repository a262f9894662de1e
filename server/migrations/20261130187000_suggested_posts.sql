-- The language model that wrote some of a text.
alter table blog_revisions add column written_with text;
