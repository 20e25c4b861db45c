"""Short lessons by doing, of the rules of a game and of technique: forced positions, their right
answers asked of the rules, or what a search has found."""

from bot.teaching.lessons.answers import Answer, Bare, Better, Remark, Side
from bot.teaching.lessons.courses import COURSES, LESSONS, Course, course_for
from bot.teaching.lessons.steps import Lesson, LessonStep

__all__ = [
    "COURSES",
    "LESSONS",
    "Answer",
    "Bare",
    "Better",
    "Course",
    "Lesson",
    "LessonStep",
    "Remark",
    "Side",
    "course_for",
]
